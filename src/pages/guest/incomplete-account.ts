/** The account was made, but its first documents could not be written (DESIGN section 4, Sign-up panel). */
export class HalfMadeAccount extends Error {
  override name = 'HalfMadeAccount'
}
