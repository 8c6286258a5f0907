export { words } from '../en/app.ts'
