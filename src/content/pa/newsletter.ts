export { words } from '../en/newsletter.ts'
