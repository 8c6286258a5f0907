export { words } from '../en/confirmation.ts'
