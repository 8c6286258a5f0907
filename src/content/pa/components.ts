export { words } from '../en/components.ts'
