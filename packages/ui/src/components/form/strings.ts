export const Form = {
  title: 'There is a problem',
  failure:
    'This was not sent. Nothing you typed is lost: check your connection, and send it again.',
};
