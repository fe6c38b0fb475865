# The built site behind nginx, with the headers its build wrote. Build the site first:
#   npm run build && docker build --tag site . && docker run --publish 8080:8080 site
FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY site/dist/.hosts/nginx.conf /etc/nginx/conf.d/default.conf
COPY site/dist /usr/share/nginx/html
