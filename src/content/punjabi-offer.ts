/** What an English page says in Punjabi, to somebody whose browser asks for Punjabi first. */
export const punjabiOffer = {
  text: 'ਇਹ ਸਾਈਟ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ:',
  close: 'ਬੰਦ ਕਰੋ',
}
