export { words } from '../en/account.ts'
