import { Document, isScalar, parse, parseDocument, Scalar } from 'yaml'
import { courseTexts } from '#model/course.ts'
import { frameOfWords } from './module-texts.ts'
import type { Text } from './sentences.ts'

/** An item before, between or after double dashes, as it is written, without the end of a line within quotes. */
const items = /(?:^|--)((?:(?!--|\\\n)[^])*)/g

/** The texts of a course that people read, from its YAML. One in double quotes is given item by item. */
export function textsInCourse(yaml: string): Text[] {
  const document = parseDocument(yaml)
  return courseTexts.flatMap((name): Text[] => {
    const node: unknown = document.get(name, true)
    if (!isScalar(node) || !node.range || typeof node.value !== 'string') return []
    const [start, end] = node.range
    const written = yaml.slice(start, end).trimEnd()
    const whole = { name, text: node.value, start, end: start + written.length, frameOf: frameOfWords }
    if (!node.value.includes('--') || node.type !== 'QUOTE_DOUBLE')
      return [{ ...whole, write: (text) => writeLike(node, text) }]
    return Array.from(written.slice(1, -1).matchAll(items), ({ 0: dashed, 1: item = '', index }, number) => ({
      name: `${name}.${number}`,
      text: parse(`"${item}"`) as string,
      start: start + 1 + index + dashed.length - item.length,
      end: start + 1 + index + dashed.length,
      // The heading of something to learn ends at its colon.
      frameOf: (text) => [...frameOfWords(text), ...(name === 'learn' ? (text.match(/:/g) ?? []) : [])],
      write: (text) => JSON.stringify(text).slice(1, -1),
    }))
  })
}

function writeLike({ type }: Scalar, text: string): string {
  const document = new Document(Object.assign(new Scalar(text), { type }))
  return document
    .toString({ lineWidth: 120 })
    .trimEnd()
    .replace(/\n(?=.)/g, '\n  ')
}
