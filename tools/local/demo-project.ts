/** The project of the local backend; no id that begins with `demo-` is ever a real project's. */
export const demoProject = 'demo-painti'
