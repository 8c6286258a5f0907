export const words = {
  listen: 'Listen',
}
