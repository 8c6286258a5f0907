import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { CatalogueError, readCatalogue } from '../read-catalogue.ts'

/** The fields of a course that can be published as level 1. */
export const publishable = {
  Title: 'First letters',
  information: 'Meet the letters.',
  learn: 'Letters: All of them--Sounds: The easy ones',
  activities: 'Songs--Games',
  imageUrl: '/pictures/level-1.svg',
  number: 1,
  cost: 100,
  Description: 'A first course.',
  StartDate: '2027-01-11',
  EndDate: '2027-05-28',
}

/** A site with empty folders for courses and posts and one picture, until the test has finished. */
export async function temporaryCatalogue() {
  const root = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const read = () => readCatalogue(join(root, 'catalogue'))

  /** Writes a file of the site, fields as JSON, which is YAML too. */
  async function put(file: string, content: string | Uint8Array | Record<string, unknown>): Promise<void> {
    const isText = typeof content === 'string' || content instanceof Uint8Array
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), isText ? content : JSON.stringify(content))
  }

  async function problems(): Promise<readonly string[]> {
    const error: unknown = await read().catch((reason: unknown) => reason)
    if (error instanceof CatalogueError) return error.problems
    throw new Error('The catalogue was accepted.')
  }

  await mkdir(join(root, 'catalogue/courses'), { recursive: true })
  await mkdir(join(root, 'catalogue/posts'))
  await put('public/pictures/level-1.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 36"/>')
  return { root, put, read, problems }
}
