import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// npm gives them to sh on one system and to cmd.exe on another, which agree on little more than words and `&&`.
const shell = /[;|$`'(){}<>%^~\\\n]|(?<!&)&(?!&)|(^|&& )(\w+=|(cd|exec|export|set|source|sh|bash)\b)|\.bin\//

test.each(['package.json', 'firebase.json'])('%s has plain commands only', (file) => {
  interface Manifest {
    scripts?: Record<string, string>
    hosting?: { predeploy: string[] }
  }
  const { scripts = {}, hosting } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const commands = [...Object.values(scripts), ...(hosting?.predeploy ?? [])]
  expect(commands).not.toHaveLength(0)
  expect(commands.filter((command) => shell.test(command))).toEqual([])
})
