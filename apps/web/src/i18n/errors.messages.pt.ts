/** One sentence per error key of packages/api: what happened, and what to do. */
export const errorMessages = {
  invalid_input: 'Alguns dados não são válidos. Confira e tente de novo.',
  unauthenticated: 'Entre na sua conta e tente de novo.',
  wrong_credentials: 'E-mail ou senha incorretos.',
  defaults_failed: 'Não foi possível preparar as coleções padrão',
  forbidden: 'Sua conta não tem permissão para isso.',
  foreign_origin: 'Esta solicitação veio de outro site e foi recusada.',
  not_found: 'Isto não está mais aqui.',
  item_not_found: 'Item não encontrado na coleção',
  method_not_allowed: 'Não deu certo. Recarregue a página e tente de novo.',
  item_exists: 'O item já está nesta coleção',
  too_large: 'Isto é grande demais para enviar.',
  not_json: 'Não deu certo. Recarregue a página e tente de novo.',
  too_many_requests: 'Tentativas demais. Espere um pouco e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  unavailable: 'O serviço está ocupado. Tente de novo em instantes.',
  offline: 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
} as const;
