import { crc32, deflateSync } from 'node:zlib'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Closer than this, two colours are one: the shades along an edge. */
const close = 10 ** 2 * 3

/** A PNG file with a palette: a drawing has few colours, and the file is half as large as with three bytes to a pixel. */
export function pngFile(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = coloursOf(pixels)
  const palette = paletteOf(colours)
  const places = new Map([...colours.keys()].map((colour) => [colour, nearest(palette, colour).place]))
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + x + 1] = places.get(colourAt(pixels, 4 * (y * width + x))) ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => partsOf(colour)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** How often each colour is there. */
function coloursOf(pixels: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

/** The 256 most frequent colours of those that differ. */
function paletteOf(colours: Map<number, number>): number[] {
  const palette: number[] = []
  for (const [colour] of [...colours].sort(([, a], [, b]) => b - a)) {
    if (palette.length < 256 && nearest(palette, colour).distance > close) palette.push(colour)
  }
  return palette
}

function nearest(palette: readonly number[], colour: number): { place: number; distance: number } {
  const [red, green, blue] = partsOf(colour)
  let best = { place: 0, distance: Infinity }
  palette.forEach((other, place) => {
    const [r, g, b] = partsOf(other)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < best.distance) best = { place, distance }
  })
  return best
}

function colourAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
}

function partsOf(colour: number): [red: number, green: number, blue: number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const frame = Buffer.alloc(typed.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(typed, 4)
  frame.writeUInt32BE(crc32(typed), typed.length + 4)
  return frame
}
