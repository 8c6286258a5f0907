import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { type BlogPost, type ListedPost, readBlogPost } from '#model/blog.ts'
import { isDocumentId } from '#model/document-id.ts'
import { firestore } from './firestore.ts'
import { prerenderedData } from './prerendered-data.ts'
import { publishedLifetime, queryClient, type Read, useRead } from './read.ts'

const listKey = ['Blogs']

/** All posts of the blog, in the order of their ids. What was prerendered is shown until they are read. */
export function useBlogPosts(): Read<ListedPost[]> {
  return useRead<ListedPost[]>({
    queryKey: listKey,
    queryFn: readBlogPosts,
    staleTime: publishedLifetime,
    initialData: () => prerenderedData().posts,
    initialDataUpdatedAt: 0,
  })
}

/** One post, or `null` where there is none: from the list if that was read, else as prerendered until it is read. */
export function useBlogPost(id: string): Read<BlogPost | null> {
  return useRead({
    queryKey: [...listKey, id],
    queryFn: () => readOneBlogPost(id),
    staleTime: publishedLifetime,
    initialData: () => readPosts()?.find((post) => post.id === id) ?? prerenderedPost(id),
    initialDataUpdatedAt: () => queryClient.getQueryState(listKey)?.dataUpdatedAt ?? 0,
  })
}

/** The list as it was read; prerendered posts lack their contents. */
function readPosts(): BlogPost[] | undefined {
  return queryClient.getQueryState(listKey)?.dataUpdatedAt === 0
    ? undefined
    : queryClient.getQueryData(listKey)
}

function prerenderedPost(id: string): BlogPost | undefined {
  const { post } = prerenderedData()
  return post?.id === id ? post : undefined
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
