// `npm run pictures`: draws the picture files of public/ from the components of the site.
import { writeFileSync } from 'node:fs'
import { svgFile } from './markup.ts'
import { openPhotographer } from './photographer.ts'
import { pngPictures, svgPictures } from './pictures.tsx'
import { pngFile } from './png.ts'

const root = new URL('../../', import.meta.url)

for (const [file, picture] of Object.entries(svgPictures)) save(file, svgFile(picture))
const photographer = await openPhotographer()
for (const { file, width, height, picture } of pngPictures) {
  save(file, pngFile(await photographer.pixelsOf(svgFile(picture), width, height), width, height))
}
await photographer.close()

function save(file: string, content: string | Buffer): void {
  writeFileSync(new URL(`public/${file}`, root), content)
  console.log(`public/${file}: ${content.length} bytes`)
}
