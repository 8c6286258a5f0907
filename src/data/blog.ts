import { useQuery } from '@tanstack/react-query'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { type BlogPost, readBlogPost } from '../model/blog'
import { isDocumentId } from '../model/document-id'
import { firestore } from './firestore'
import { queryClient, type Read, readOf } from './read'

/** All posts of the blog, in the order of their ids. */
export function useBlogPosts(): Read<BlogPost[]> {
  return readOf(useQuery({ queryKey: ['Blogs'], queryFn: readBlogPosts }, queryClient))
}

/** One post, or `null` where there is none. */
export function useBlogPost(id: string): Read<BlogPost | null> {
  return readOf(useQuery({ queryKey: ['Blogs', id], queryFn: () => readOneBlogPost(id) }, queryClient))
}

async function readBlogPosts(): Promise<BlogPost[]> {
  const snapshot = await getDocs(collection(firestore, 'Blogs'))
  return snapshot.docs.map((entry) => readBlogPost(entry.id, entry.data()))
}

async function readOneBlogPost(id: string): Promise<BlogPost | null> {
  if (!isDocumentId(id)) return null
  const snapshot = await getDoc(doc(firestore, 'Blogs', id))
  return snapshot.exists() ? readBlogPost(id, snapshot.data()) : null
}
