/**
 * What the Firestore SDK warns of with each answer that is a refusal or does not come. It throws the same to its caller,
 * and what becomes of that is what tests look at; so these warnings alone fail none.
 */
export const failedRequest = /Firestore \(.*\): RestConnection RPC '\w+' \w+ failed with error:/
