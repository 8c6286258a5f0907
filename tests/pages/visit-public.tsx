import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, inject } from 'vitest'
import { queryClient } from '#data/read.ts'
import { BlogPage } from '#pages/public/blog/blog-page.tsx'
import { BlogPostPage } from '#pages/public/blog-post/blog-post-page.tsx'
import { ContactPage } from '#pages/public/contact/contact-page.tsx'
import { CoursePage } from '#pages/public/course/course-page.tsx'
import { CoursesPage } from '#pages/public/courses/courses-page.tsx'
import { FaqPage } from '#pages/public/faq/faq-page.tsx'
import { HomePage } from '#pages/public/home/home-page.tsx'
import { NotFoundPage } from '#pages/public/not-found/not-found-page.tsx'
import { PrivacyPage } from '#pages/public/privacy/privacy-page.tsx'
import { comeOnline } from '../support/come-online.ts'
import { thisProject } from '../support/school.ts'

/** Opens a public page as a visitor, without the header and footer; nothing has been read before. */
export function visit(path: string): void {
  queryClient.clear()
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/courses" element={<CoursesPage />} />
        <Route path="/courses/:courseId" element={<CoursePage />} />
        <Route path="/faq" element={<FaqPage />} />
        <Route path="/blog" element={<BlogPage />} />
        <Route path="/blogs/:blogId" element={<BlogPostPage />} />
        <Route path="/contact" element={<ContactPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </MemoryRouter>,
  )
}

/** Takes away everything that is stored in the project of this test file. */
export async function emptySchool(): Promise<void> {
  await administer('DELETE', `/databases/(default)/documents`)
}

/** Makes the backend refuse everything that a visitor asks; `reopenSchool` ends it. */
export async function closeSchool(): Promise<void> {
  await replaceRules('match /{document=**} { allow read, write: if false; }')
}

/**
 * Opens a page of which nothing can be read, waits until the console says so, and lets it be read. Until then it shows
 * none of these words, no alert and no dialog.
 */
export async function visitClosed(
  path: string,
  failed: Readonly<{ seen: boolean }>,
  words: string,
): Promise<void> {
  await closeSchool()
  visit(path)
  await waitFor(() => expect(failed.seen).toBe(true))
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await reopenSchool()
  comeOnline()
}

/** Lets visitors read everything and write nothing, as if only writing failed. */
export async function closeForWriting(): Promise<void> {
  await replaceRules('match /{document=**} { allow read: if true; }')
}

/** Lets visitors read and write everything again. Who may do what is the business of tests/rules. */
export async function reopenSchool(): Promise<void> {
  await replaceRules('match /{document=**} { allow read, write: if true; }')
}

async function replaceRules(rules: string): Promise<void> {
  const content = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${rules} } }`
  const source = { rules: { files: [{ name: 'firestore.rules', content }] } }
  await administer(`PUT`, ':securityRules', JSON.stringify(source))
}

async function administer(method: 'PUT' | 'DELETE', what: string, body?: string): Promise<void> {
  const { host, port } = inject('firestore')
  const address = `http://${host}:${port}/emulator/v1/projects/${thisProject()}${what}`
  const answer = await fetch(address, { method, ...(body !== undefined && { body }) })
  expect(answer.status).toBe(200)
}
