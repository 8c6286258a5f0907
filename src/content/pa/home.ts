export { words } from '../en/home.ts'
