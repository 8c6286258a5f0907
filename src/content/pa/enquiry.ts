export { words } from '../en/enquiry.ts'
