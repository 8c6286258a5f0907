import { copy } from '#copy/dashboard.ts'
import { type NameParts, shortName } from '#model/values/name.ts'

export function displayName(child: NameParts): string {
  const name = shortName(child)
  return name === '' ? copy.students.unnamed : name
}
