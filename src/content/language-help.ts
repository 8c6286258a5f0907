/** What helps with the language, in Punjabi on every page: the offer on English ones, the button on Punjabi ones. */
export const languageHelp = {
  offer: 'ਇਹ ਸਾਈਟ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ:',
  close: 'ਬੰਦ ਕਰੋ',
  listen: 'ਸੁਣੋ',
}
