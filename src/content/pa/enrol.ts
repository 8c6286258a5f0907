export { words } from '../en/enrol.ts'
