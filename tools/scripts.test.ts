import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

function readJson(file: string): { scripts: Record<string, string>; hosting: { predeploy: string[] } } {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as ReturnType<typeof readJson>
}

// npm gives them to sh on one system and to cmd.exe on another, which agree on little more than words and `&&`.
test.each([
  ...['package.json', 'emulator/package.json'].flatMap((file) =>
    Object.entries(readJson(file).scripts).map(([name, script]) => [`${name} of ${file}`, script] as const),
  ),
  ...readJson('firebase.json').hosting.predeploy.map((hook) => ['predeploy of firebase.json', hook] as const),
])('the script %s is plain commands, which every shell reads alike', (_, script) => {
  for (const command of script.split(' && ')) {
    expect(command).not.toMatch(/[;&|$`'(){}<>%^*~\\\n]/)
    expect(command).not.toMatch(/^(\w+=|(cd|exec|export|set|source|sh|bash)\b)|\.bin\//)
  }
})
