export { words } from '../en/dashboard.ts'
