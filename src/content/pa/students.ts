export { words } from '../en/students.ts'
