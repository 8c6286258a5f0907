export { words } from '../en/contact.ts'
