import { site } from '#content/site.ts'

export const words = {
  skip: 'Skip to the main content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  home: 'Home',
  courses: 'Courses',
  faq: 'FAQ',
  blog: 'Blog',
  contact: 'Contact',
  login: 'Login',
  profile: 'Profile',
  resources: 'Resources',
  links: 'Links',
  privacy: 'Privacy',
  audience: 'Punjabi for children aged 6 to 12.',
  pictures: `${site.name} in pictures`,
  videos: `${site.name} videos`,
  shortVideos: `${site.name} short videos`,
  rights: (year: string) => `© ${year} ${site.name}`,
  /** "Let us learn Punjabi, laughing and playing." */
  blessing: 'ਪੰਜਾਬੀ ਸਿੱਖੀਏ, ਹੱਸਦੇ-ਖੇਡਦੇ',
}
