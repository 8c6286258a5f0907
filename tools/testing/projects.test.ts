import { expect, test } from 'vitest'
import { createVitest } from 'vitest/node'

test('every project of Vitest finds tests where it looks for them', async () => {
  const vitest = await createVitest('test', { watch: false })
  const found = vitest.projects.map(async (project) => {
    const { testFiles } = await project.globTestFiles()
    return { name: project.name, hasTests: testFiles.length > 0 }
  })
  expect((await Promise.all(found)).filter(({ hasTests }) => !hasTests)).toEqual([])
  expect(found).not.toHaveLength(0)
  await vitest.close()
})
