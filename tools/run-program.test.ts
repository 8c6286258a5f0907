import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test.skipIf(process.platform === 'win32')(
  'where the runner is told to end, its program is interrupted and waited for, and nothing else begins',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'painti-run-'))
    try {
      const program = path.join(folder, 'program.mjs')
      writeFileSync(
        program,
        `process.once('SIGINT', () => setTimeout(() => { console.log('cleaned up'); process.exit(3) }, 300))
        setInterval(() => undefined, 1000)
        console.log('started')`,
      )
      const module = path.join(import.meta.dirname, 'run-program.ts')
      const relative = path.relative(path.join(import.meta.dirname, '../node_modules'), program)
      const source = `import(${JSON.stringify(module)}).then(async ({ runProgram }) => {
        await runProgram(${JSON.stringify(relative)}, [])
        console.log('went on')
      })`
      const runner = spawn(process.execPath, ['--import', 'tsx', '--eval', source])
      const output = text(runner.stdout)
      await once(runner.stdout, 'data')
      runner.kill('SIGTERM')
      const [code] = (await once(runner, 'close')) as [number]
      expect(code).toBe(3)
      expect(await output).toBe('started\ncleaned up\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
