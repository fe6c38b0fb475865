/** Stores nothing; yours would. Scripts get a status, a form posted without them a redirect. */
export async function POST(request: Request) {
  const email = String((await request.formData()).get('email'));
  const valid = email.includes('@');
  if (request.headers.get('accept') === 'application/json') {
    return new Response(null, { status: valid ? 201 : 400 });
  }
  const from = new URL(request.headers.get('referer') ?? '/', request.url);
  from.hash = valid ? 'newsletter-sent' : 'newsletter-invalid';
  return Response.redirect(from, 303);
}
