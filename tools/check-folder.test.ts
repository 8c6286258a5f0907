import { expect, test } from 'vitest'
import { checkFolder } from './check-folder.ts'

test.each(['/home/simran/painti', 'C:\\Users\\Simran Gill\\painti', '/srv/ਪੈਂਤੀ school'])(
  '%s is a folder for the project',
  (folder) => {
    expect(() => checkFolder(folder)).not.toThrow()
  },
)

test.each(['/srv/painti#2', '/srv/school?/painti'])('%s is refused in one sentence', (folder) => {
  expect(() => checkFolder(folder)).toThrow(
    /^Vite cannot work in a folder with "[#?]" in its path: move the project out of [^\n]+\.$/,
  )
})
