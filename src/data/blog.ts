import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { type BlogPost, byDate, followerOf, type ListedPost, readBlogPost } from '#model/blog.ts'
import { isDocumentId } from '#model/values/stored.ts'
import { firestore } from './firestore.ts'
import { prerenderedData } from './prerendered-data.ts'
import { publishedLifetime, queryClient, type ReadState, useRead } from './read.ts'

const listKey = ['Blogs']

/** All posts of the blog, newest first. The prerendered ones are shown until they are read. */
export function useBlogPosts(): ReadState<ListedPost[]> {
  return useRead<ListedPost[]>({
    queryKey: listKey,
    queryFn: readBlogPosts,
    staleTime: publishedLifetime,
    initialData: () => prerenderedData().posts,
    initialDataUpdatedAt: 0,
  })
}

/** One post, or `null` if there is none: from the list if that was read, otherwise as prerendered until it is read. */
export function useBlogPost(id: string): ReadState<BlogPost | null> {
  return useRead({
    queryKey: [...listKey, id],
    queryFn: () => readOneBlogPost(id),
    staleTime: publishedLifetime,
    initialData: () => readPosts()?.find((post) => post.id === id) ?? prerenderedPost(id),
    initialDataUpdatedAt: () => queryClient.getQueryState(listKey)?.dataUpdatedAt ?? 0,
  })
}

/** The next post to read, if the list was read or prerendered; the list is not read just for this. */
export function postAfter(id: string): ListedPost | undefined {
  return followerOf(id, queryClient.getQueryData<ListedPost[]>(listKey) ?? prerenderedData().posts ?? [])
}

/** The list as it was read; prerendered posts lack their content. */
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
  return snapshot.docs.map((entry) => readBlogPost(entry.id, entry.data())).sort(byDate)
}

async function readOneBlogPost(id: string): Promise<BlogPost | null> {
  if (!isDocumentId(id)) return null
  const snapshot = await getDoc(doc(firestore, 'Blogs', id))
  return snapshot.exists() ? readBlogPost(id, snapshot.data()) : null
}
