export { words } from '../en/fields.ts'
