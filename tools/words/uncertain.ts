/** The sentences in Punjabi that a native reader looks at first, each with what is uncertain about it. */
export const uncertain: Record<string, string> = {
  'confirmation.payment.processed':
    'says that the enrolment is noted; the English says that the order is processed',
  'confirmation.failed.reload': 'whether ਨਵੇਂ ਸਿਰਿਓਂ is everyday for a page',
  'course-list.first': 'whether ਵੇਖੋਗੇ sounds like an order',
  'course-page.expect': 'free: "what the classes will be like"',
  'dashboard.welcome': 'the name with ਜੀ alone, below the greeting',
  'dashboard.withdrawal.begun': 'ਦਾਖਲਾ ਵਾਪਸ ਕਰਨਾ for the school, ਵਾਪਸ ਲੈਣਾ for the parent',
  'enrol.cart.checkout': 'free: says that the press enrols; the English says checkout',
  'enrol.evaluate': 'whether ਪਰਖ is friendly enough for a child',
  'fields.labels.lastName': 'ਆਖਰੀ ਨਾਂ is word for word; ਗੋਤ and ਉਪਨਾਂ mean more',
  'home.pauseMotion': 'whether ਹਿੱਲਣਾ ਰੋਕੋ is understood beside moving pictures',
  'home.reasons.items.0.title': 'ਬੱਝਵਾਂ ਸਮਾਂ for regular hours',
  'home.reasons.items.5.title': 'free: "everything to read"',
  'home.title': 'whether ਪੰਜਾਬੀ ... ਪਿਆਰ ਕਰੇ holds together without ਨਾਲ',
  'privacy.long.paragraphs.2': 'ਨਮਕ ਵਾਲਾ ਹੈਸ਼ for a salted hash',
  'students.storedEarlier': 'ਜੁੜ ਗਿਆ is masculine, whoever the child is',
}
