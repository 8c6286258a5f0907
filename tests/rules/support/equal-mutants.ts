/** The mutants of firestore.rules that no request can tell from them, by the reason. */
export const equalMutants: Readonly<Record<string, readonly string[]>> = {
  'Without it the condition is an error, which denies as well.': [
    'isOwner: without request.auth != null',
    'isStaff: without request.auth != null',
    'isDay: without value is string',
    'isId: without value is string',
    'isCourseId: without value is string',
    'areWeekdays: without value is list',
    'hasOtherLevels: without after.coursesCompleted is list',
    'hasReferenceOrNone: without data.reference is string',
    'areDaysOf: without days is list',
    "changesDaysAlone: without 'term' in before",
    'areLevels: without value is list',
    'isOwnRequest: without enquiryId.size() >= start.size()',
    'keepsItsTurn: without resource != null',
    'isLanguageCode: without value is string',
    'isDigitsOrEmpty: without value is string',
    'allow get in /Enquiries/{enquiryId}: without request.auth != null',
    'allow list in /Enquiries/{enquiryId}: without request.auth != null',
    'allow list in /Enquiries/{enquiryId}: without request.auth != null (2)',
    'allow update in /Enquiries/{enquiryId}: without request.auth != null',
    'allow delete in /Enquiries/{enquiryId}: without request.auth != null',
  ],
  'A field that is missing is an error where its value is judged.': [
    'hasFields: without data.keys().hasAll(required)',
    'hasFields: data.keys().hasAll(required) with hasAny',
    "isPanelProfile: hasFields(data, [], ['firstName', 'middleName', 'lastName', 'email', 'phoneNumber', 'birthdate']) for hasFields(data, ['firstName', 'middleName', 'lastName', 'email', 'phoneNumber', 'birthdate'], [])",
    "isRegisterProfile: hasFields(data, [], ['name', 'email', 'phoneNumber']) for hasFields(data, ['name', 'email', 'phoneNumber'], [])",
    "isEnquiry: ['courseId', 'uid', 'studentId', 'term', 'days'] without 'courseId'",
    "allow create, update in /Answers/{enquiryId}: hasFields(request.resource.data, [], ['by']) for hasFields(request.resource.data, ['by'], [])",
    "isSubscription: hasFields(data, [], ['email', 'timestamp']) for hasFields(data, ['email', 'timestamp'], [])",
  ],
  'Nothing can be stored under an id without text there, and a term without text is none.': [
    "isId: value.matches('[A-Za-z0-9-]{1,64}') with [A-Za-z0-9-]{0,64}",
    "termIn: term.matches('[a-z0-9-]{1,24}') with [a-z0-9-]{0,24}",
    "isWaiting: enquiryId.matches('(?s)waiting_.*_[1-9]') with (?s)waiting_.{1,}_[1-9]",
    "allow delete in /Enquiries/{enquiryId}: enquiryId.matches('(?s)waiting_.*') with (?s)waiting_.{1,}",
  ],
  'What is created has no document of before, which the condition reads.': [
    'allow update in /Course/{courseId}: with create',
    'allow update in /Users/{uid}: with create',
    'allow update in /Users/{uid}/Students/{studentId}: with create',
    'allow update in /Users/{uid}/Enrollments/{enrollmentId}: with create',
    'allow update in /Users/{uid}/Withdrawals/{withdrawalId}: with create',
    'allow update in /Enquiries/{enquiryId}: with create',
  ],
  'In a query the wildcard of a path has no value.': [
    'allow get in /Users/{uid}: with list',
    'allow get in /Enquiries/{enquiryId}: with list',
    'allow get in /School/letters: with list',
  ],
  'A child that is created or corrected has the price of before.': [
    'isAgreed: get(studentPath(data.studentId)) with getAfter',
  ],
  'But for the number of look-ups: without a term it is the registration itself, which is not there yet.': [
    "isInTermAlready: without 'term' in data",
  ],
  'Without a day or a moment to compare, what is to be denied is an error.': [
    "isForTerm: without openSince == ''",
    "isForTerm: openSince == '' && !(older.get('enrollmentDate', null) is timestamp)",
    "isForTerm: without !(older.get('enrollmentDate', null) is timestamp)",
    "isForTerm: '' → '_' (5)",
  ],
  'Numbers are read with spaces around them.': ['numberIn: value.trim() → value (2)'],
  'Of two that are equal either is the smaller.': ['areDaysOf: asked < offered.size() with <='],
  'What has changed is the same in both directions.': [
    'allow update in /Enquiries/{enquiryId}: isSameWish(request.resource.data, resource.data) for isSameWish(resource.data, request.resource.data)',
  ],
  'No client writes terms.': [
    'isMoved: get(termPath(data.courseId, data.term)) with getAfter',
    'firstDayOf: get(termPath(data.courseId, data.term)) with getAfter',
  ],
  'It takes a record that is created in the batch, and nobody else may create one.': [
    'allow create in /Users/{uid}/Enrollments/{enrollmentId}: without isStaff()',
    'allow delete in /Users/{uid}/Enrollments/{enrollmentId}: without isOwner(uid)',
  ],
  'What deletes or moves the registration in the batch asks for it again.': [
    'isRecord: without data.withdrawnAt == request.time',
  ],
  'The id of a record is made of it, and deleting the registration asks for the record with that id.': [
    "isRecord: ['withdrawnAt'] with 'courseId'",
    "isRecord: ['withdrawnAt'] with 'studentId'",
    "isRecordOfMove: ['movedTo'] with 'courseId'",
    "isRecordOfMove: ['movedTo'] with 'studentId'",
  ],
  'No registration with another id was ever created.': [
    'isRecordOfFamily: without isCourseId(data.courseId)',
    'isRecordOfFamily: without isId(data.studentId)',
  ],
  'Every record has it.': ["isRecordOfMove: ['movedTo'] with 'withdrawnAt'"],
  'With it the id of a child is required, which such an enquiry may not have.': [
    "isEnquiry: ['lastName', 'phoneNumber', 'birthdate', 'courseId', 'kind', 'language'] with 'uid'",
  ],
  'What is created is then judged by a document that is not there.': [
    'keepsItsTurn: resource → request.resource',
  ],
  'Anybody may get it.': ['allow list in /newsletter/{address}: with get'],
}
