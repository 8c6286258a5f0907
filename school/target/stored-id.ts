/** Whether Firestore can hold a document of this id; its SDK throws where one is asked for. */
export function isStoredId(id: string): boolean {
  return id !== '' && !id.includes('/') && !/^(\.{1,2}|__.*__)$/.test(id)
}
