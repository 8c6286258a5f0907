// `npm run screenshots [-- courses]`: pictures of all views, or of those whose names contain a word, in .local/screenshots.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const [asked = ''] = process.argv.slice(2)

const child = spawn(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.screenshots.config.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PAINTI_VIEWS: asked } },
)
child.once('close', (code) => (process.exitCode = code ?? 1))
