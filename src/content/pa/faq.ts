export { words } from '../en/faq.ts'
