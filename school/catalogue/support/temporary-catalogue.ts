import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { CatalogueError, readCatalogue } from '../read-catalogue.ts'

export const publishable = {
  Title: 'First letters',
  information: 'Meet the letters.',
  learn: 'Letters: All of them--Sounds: The easy ones',
  activities: 'Songs--Games',
  imageUrl: '/pictures/level-1.svg',
  number: 1,
  cost: 100,
  online: true,
  Description: 'A first course.',
  StartDate: '2027-01-11',
  EndDate: '2027-05-28',
}

type Content = string | Uint8Array | Record<string, unknown>

/** A site with empty folders for courses and posts and one picture, again before each test of the file that calls this. */
export function temporaryCatalogue(files: Record<string, Content> = {}) {
  let root = ''
  beforeEach(async () => {
    root = await temporaryFolder()
    await mkdir(join(root, 'catalogue/courses'), { recursive: true })
    await mkdir(join(root, 'catalogue/posts'))
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 36"/>'
    for (const [file, content] of Object.entries({ '../public/pictures/level-1.svg': picture, ...files }))
      await put(file, content)
  })
  const read = () => readCatalogue(join(root, 'catalogue'))

  /** Writes a file, by its way from `catalogue`, fields as JSON, which is YAML too. */
  async function put(name: string, content: Content): Promise<void> {
    const isText = typeof content === 'string' || content instanceof Uint8Array
    const file = join(root, 'catalogue', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, isText ? content : JSON.stringify(content))
  }

  async function problems(): Promise<readonly string[]> {
    const error: unknown = await read().catch((reason: unknown) => reason)
    if (error instanceof CatalogueError) return error.problems
    throw new Error('The catalogue was accepted.')
  }

  return { at: (name: string) => join(root, 'catalogue', name), put, read, problems }
}
