import { NextResponse } from 'next/server';

export default function middleware(request) {
  return NextResponse.next({ headers: { 'x-seen-by-middleware': request.nextUrl.pathname } });
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/).*)' };
