import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Address → screen: the table of contents. */
export default [index('home/home.tsx'), route('*', 'home/not-found.tsx')] satisfies RouteConfig
