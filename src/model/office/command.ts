/** The command that erases the family of an address (`school/program.ts`). */
export function forgetCommand(email: string, projectId: string): string {
  const project = projectId.startsWith('demo-') ? '' : ` --project ${projectId}`
  return `npm run school -- forget${project}${email.startsWith('-') ? ' --' : ''} ${shellWord(email)}`
}

/** A word of a command: it can hold what a shell would carry out, so any but the usual characters stand in quotes. */
export function shellWord(text: string): string {
  return /^[\p{L}\p{M}\p{N}@._+/-]+$/u.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`
}
