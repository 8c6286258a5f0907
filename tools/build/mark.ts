/** The file in a built site that says: built for the local backend, never to be published. */
export const localBuildMark = 'local-build.txt'
