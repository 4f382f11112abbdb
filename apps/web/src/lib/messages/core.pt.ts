import type { Translation } from '#i18n/words.ts';
import type * as en from './core.en.ts';

/** One sentence per error key of packages/api: what happened, and what to do. */
export const errors: Translation<typeof en.errors> = {
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
  collection_full: 'Esta coleção está cheia: ela comporta no máximo {collectionItems, number} itens.',
  review_exists: 'Você já avaliou esta oferta.',
  review_removed: 'A equipe removeu esta avaliação.',
  room_closed: 'Esta sala está fechada: nada mais pode ser escrito aqui.',
  too_many_webhooks: 'Uma sala pode ter no máximo {webhooks, number} webhooks. Revogue um primeiro.',
  move_unset: 'Sua equipe não definiu um endereço para esta ferramenta.',
  move_refused:
    'A ferramenta não aceita mensagens no endereço definido pela sua equipe. Um proprietário ou gerente pode definir outro.',
  move_failed: 'A ferramenta não respondeu. Tente de novo mais tarde.',
  silenced: 'Um moderador silenciou você aqui por um tempo.',
  slow_mode: 'Modo lento: espere um pouco antes da próxima mensagem.',
  too_many_messages: 'Mensagens demais. Espere um pouco e envie de novo.',
  join_declined: 'Seu pedido foi recusado. Você pode pedir de novo mais tarde.',
  too_many_rooms: 'Há salas demais. Use de novo uma que está fechada.',
  looks_after_room: 'Quem cuida de uma sala não pode ser silenciado nela.',
  file_empty: 'Este arquivo está vazio.',
  file_too_large: 'Um arquivo pode ter no máximo {fileMegabytes, number} MB.',
  picture_unreadable: 'Esta imagem está danificada ou é grande demais.',
  quota_reached: 'Não há mais espaço para arquivos. Exclua antes mensagens com arquivos.',
  too_many_collections: 'Você tem {collections, number} coleções e não pode criar mais. Exclua uma primeiro.',
  default_collection: 'Uma coleção padrão não pode ser excluída.',
  id_taken: 'Não deu certo. Tente de novo.',
  edit_conflict: 'Isto mudou nesse meio-tempo.',
  feed_exists: 'Já existe um feed com este nome.',
  feed_unreadable: 'Não foi possível ler este feed.',
  most_would_end: 'A maioria das ofertas terminaria, por isso nada foi importado.',
  too_large: 'Isto é grande demais para enviar.',
  not_json: 'Não deu certo. Recarregue a página e tente de novo.',
  too_many_requests: 'Tentativas demais. Espere um pouco e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  unavailable: 'O serviço está ocupado. Tente de novo em instantes.',
  offline: 'Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.',
  no_answer: 'O servidor não respondeu a tempo. Tente de novo daqui a pouco.',
  weak_password: 'Esta senha é fácil de adivinhar. Use uma mais longa ou menos comum.',
  wrong_password: 'Esta não é a sua senha.',
  same_email: 'Sua conta já usa este e-mail.',
  link_invalid: 'Este link não funciona: já foi usado, expirou ou está incompleto. Peça um novo.',
  not_a_picture: 'Este arquivo não é uma imagem WebP, JPEG ou PNG.',
  key_invalid: 'Esta chave de API não é válida.',
  suspended: 'Esta conta está suspensa. Escreva para nós se achar que é um engano.',
  session_required: 'Uma chave de API não pode fazer isso. Entre na sua conta.',
  scope_required: 'Esta chave de API não tem autorização para isso. Crie outra que tenha.',
  last_admin: 'Ninguém mais poderia gerenciar usuários e funções. Dê antes essas permissões a outra pessoa.',
  role_exists: 'Já existe uma função com este nome.',
  role_gone: 'Esta função foi excluída nesse meio-tempo.',
  role_in_use: 'Alguém tem esta função. Retire-a dessa pessoa primeiro.',
  built_in_role: 'Esta função faz parte do produto e não pode ser excluída.',
  too_many_keys: 'Você pode ter no máximo {apiKeys, number} chaves de API. Revogue uma primeiro.',
  purchase_in_future: 'O dia da compra está no futuro.',
  too_many_purchases: 'Você pode guardar no máximo {purchases, number} compras.',
  no_such_account: 'Nenhuma conta tem este e-mail.',
};

export const toasts: Translation<typeof en.toasts> = {
  dismiss: 'Dispensar',
};

export const time: Translation<typeof en.time> = {
  justNow: 'agora mesmo',
};

export const form: Translation<typeof en.form> = {
  needsScript: 'Este formulário precisa de JavaScript. Ative-o no navegador e recarregue a página.',
};
