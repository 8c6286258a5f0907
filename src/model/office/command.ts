/** The command that erases the family with an address (`school/program.ts`). */
export function forgetCommand(email: string, projectId: string): string {
  const project = projectId.startsWith('demo-') ? '' : ` --project ${projectId}`
  return `npm run school -- forget${project}${email.startsWith('-') ? ' --' : ''} ${shellWord(email)}`
}

/** A shell-quoted argument: it could contain code, so anything but the usual characters is quoted. */
export function shellWord(text: string): string {
  return /^[\p{L}\p{M}\p{N}@._+/-]+$/u.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`
}
