import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allLanguages } from '#content/languages.ts'

it('Hosting answers unknown addresses with the app and not-found page of their language', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: { rewrites: unknown } }
  const [, ...others] = allLanguages
  const ofOthers = others.flatMap(({ basePath }) => {
    const inAnyCase = basePath.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
    return [
      { regex: `^${inAnyCase}(/[^.]*)?$`, destination: `${basePath}/app.html` },
      { regex: `^${inAnyCase}/`, destination: `${basePath}/404.html` },
    ]
  })
  expect(hosting.rewrites).toEqual([...ofOthers, { regex: '^[^.]*$', destination: '/app.html' }])
})
