import { NextResponse } from 'next/server';

export default function middleware(request) {
  const { pathname } = request.nextUrl;
  if (pathname === '/gone') return NextResponse.rewrite(new URL('/made/first', request.url), { status: 404 });
  return NextResponse.next({ headers: { 'x-seen-by-middleware': pathname } });
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/).*)' };
