export { words } from '../en/blog.ts'
