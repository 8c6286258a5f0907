export { words } from '../en/courses.ts'
