import { site } from '#content/site.ts'
import type { AuthError } from '#model/user.ts'
import { accountErrors } from './forms.ts'

/** Signing in, signing up, and a forgotten password. */
export const copy = {
  reason: {
    enrolIn: (level: string) => `Sign in or create an account to enrol in Level ${level}.`,
    enrol: 'Sign in or create an account to enrol.',
    addChild: 'Sign in or create an account to add a child.',
  },
  signIn: {
    pageTitle: 'Sign in',
    title: 'Sign in',
    pending: 'Signing in',
    forgot: 'Forgot your password?',
    panelTitle: `New to ${site.name}?`,
    panelText: 'Create an account to add your children and enrol them.',
    /** Beside an address that no account has. */
    signUpInstead: 'Sign up',
  },
  signUp: {
    title: 'Create account',
    pending: 'Creating your account',
    short: 'Only the account for now?',
    toShort: 'Use the short form.',
    signInInstead: 'Sign in instead',
    birthdate: 'Your birthdate',
    firstChild: 'Your first child',
    firstChildText: 'You can leave this empty and add children later.',
    panelTitle: 'Been here before?',
    panelText: 'Sign in to see your children and their courses.',
    incomplete:
      'Your account is there, but your details could not be saved. The dashboard offers to finish this.',
  },
  register: {
    title: 'Register',
    lead: 'An account for your family. Afterwards you add your children and enrol them.',
    /** Why each thing is asked. */
    why: {
      name: 'So that we know whom to greet.',
      phoneNumber: 'So that we can reach you about a class.',
      email: 'You sign in with it, and we write to it.',
    },
    pending: 'Registering',
  },
  reset: {
    lead: 'Enter your email address and we send you a link to choose a new one.',
    submit: 'Send the link',
    empty: 'Please enter your email address.',
    failed: 'Failed to send password reset email. Please try again.',
    sentTitle: 'Password Reset Email Sent!',
    sent: 'Please check your inbox for the password reset link.',
  },
  shared: {
    label: 'This is a shared computer',
    hint: 'Tick it, and you are signed out when this tab is closed.',
  },
  wasSignedOut:
    'You were signed out. Sign in again, and you go on where you were. If you have a new email address, use that one.',
  errorTitle: 'Error!',
  signInErrors: {
    ...accountErrors,
    'user-not-found': 'User not found. Please check the email or sign up.',
    other: 'Login failed. Please try again.',
  } satisfies Partial<Record<AuthError, string>>,
  signUpErrors: {
    ...accountErrors,
    other: 'Sign up failed. Please try again.',
  } satisfies Partial<Record<AuthError, string>>,
}

/** What search engines and link previews say of each page. */
export const descriptions = {
  login: 'Sign in to see your children and their courses, or create an account for your family.',
  register: 'Create an account for your family, add your children and enrol them in a course.',
}
